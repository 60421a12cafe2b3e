import { z } from 'zod';

/** The callable protocol: `{data}` in, `{result}` or `{error}` out. */
export const RequestEnvelope = z.object({ data: z.unknown() });

export interface ErrorEnvelope {
  error: { status: string; message: string };
}
