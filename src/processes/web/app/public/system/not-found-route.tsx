import { notFound, passHeaders } from '../../cache.ts';

export const headers = passHeaders;

export function loader() {
  throw notFound();
}

/** Never rendered: the root's error boundary draws the page. It exists so that React Router calls the loader. */
export default function NotFound() {
  return null;
}
