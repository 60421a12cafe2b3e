import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'src/processes/web/app',
  buildDirectory: 'build',
  // One manifest with the first page, instead of a nearly unique GET /__manifest?paths=… after every page view.
  routeDiscovery: { mode: 'initial' },
  // A client loader is one line, and the root has asked for the data before it is there: a file of its own is a request more.
  splitRouteModules: false,
} satisfies Config;
