import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Every byte comes from our origin under a policy that refuses data: URLs, so nothing is inlined as one.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
