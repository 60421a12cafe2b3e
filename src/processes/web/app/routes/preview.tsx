import { Outlet } from 'react-router';
import { PreviewBar } from '../preview/preview-bar.tsx';

/** Around the pages of drafts; that nobody keeps or finds them is said by their headers. */
export default function Preview() {
  return (
    <>
      <PreviewBar />
      <Outlet />
    </>
  );
}
