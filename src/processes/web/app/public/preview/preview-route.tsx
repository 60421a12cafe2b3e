import { Outlet } from 'react-router';
import { PreviewBar } from './preview-bar.tsx';

/** The frame of draft previews; their headers forbid caching and indexing. */
export default function Preview() {
  return (
    <>
      <PreviewBar />
      <Outlet />
    </>
  );
}
