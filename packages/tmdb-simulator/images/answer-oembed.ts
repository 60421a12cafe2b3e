import { jsonReply, type Reply } from '../reply.ts';

/** YouTube's oEmbed: every video exists, except those whose key begins with `GONE`. */
export function answerOembed(url: URL): Reply {
  const [, key] = /[?&]v=([\w-]{11})$/.exec(url.searchParams.get('url') ?? '') ?? [];
  if (!key || key.startsWith('GONE')) return { ...jsonReply({ error: 'Not Found' }), status: 404 };
  return jsonReply({ title: `Trailer dublado ${key}`, type: 'video', provider_name: 'YouTube' });
}
