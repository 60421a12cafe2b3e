import { notFound, passHeaders } from '../cache.ts';

export const headers = passHeaders;

export function loader() {
  throw notFound();
}

/** Never shown: the root's error boundary draws the page. It exists so that React Router asks for the loader's data. */
export default function NotFound() {
  return null;
}
