import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const apiOrigin = process.env.TACITE_API ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadInterfaceFont(), audibleFocusGuards()],
  server: { port: 5173, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    // Every asset is a file of its own: the page's policy allows no data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

/** The latin face of the interface font starts loading with the page, so that no text is drawn twice. */
function preloadInterfaceFont(): Plugin {
  return {
    name: 'preload-interface-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal/.test(name))
        if (!font) return []
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: `/${font}`,
        }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/**
 * Base UI hides the guards around an open menu or popover from screen readers while they can have the focus,
 * which WCAG 4.1.2 (axe: aria-hidden-focus) forbids. They pass the focus on at once, so nothing is said twice.
 */
function audibleFocusGuards(): Plugin {
  const hidden = '"aria-hidden": role ? undefined : true'
  return {
    name: 'audible-focus-guards',
    transform: {
      filter: { id: /@base-ui\/react\/utils\/FocusGuard\.mjs/ },
      handler(code) {
        if (!code.includes(hidden)) this.error('FocusGuard of Base UI has changed: look again')
        return { code: code.replace(hidden, '"aria-hidden": undefined'), map: null }
      },
    },
  }
}
