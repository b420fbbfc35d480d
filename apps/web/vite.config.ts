import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { sharedChunks } from './shared-chunks.ts'
import { directIcons } from './direct-icons.ts'
import { isOutside } from './src/platform/paths.ts'

/**
 * What Base UI 1.9 hides from screen readers although it is focusable (WCAG 4.1.2; axe: aria-hidden-focus): the
 * guards around an open menu or popover, which pass the focus on immediately, and the whole page, labels included,
 * while a combobox is open.
 */
const hiddenParts: { file: RegExp; from: string; to: string }[] = [
  {
    file: /@base-ui\/react\/utils\/FocusGuard\.mjs/,
    from: '"aria-hidden": role ? undefined : true',
    to: '"aria-hidden": undefined',
  },
  {
    file: /@base-ui\/react\/floating-ui-react\/components\/FloatingFocusManager\.mjs/,
    from: 'ariaHidden: modal || isUntrappedTypeableCombobox',
    to: 'ariaHidden: modal && !isUntrappedTypeableCombobox',
  },
]

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)
const EARLY_INVITATION = 'src/features/signing/signing/invitation/early-invitation.ts'
const INPUT = ['index.html', 'outside.html', EARLY_INVITATION]
const shared = sharedChunks()
const apiOrigin = process.env.TACITE_API ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [
    directIcons(),
    react(),
    tailwindcss(),
    preloadInterfaceFont(),
    unhideFocusable(),
    showBeforeCode(),
    serveOutside(),
    compressAhead(),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/api': apiOrigin } },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2023' },
  environments: {
    client: {
      build: {
        // Maps files to entries: used to measure the size of routes, and to find the font that a page preloads.
        manifest: true,
        // Every asset is a separate file: the page policy allows no data: URL.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: INPUT,
          // The first page lists the files of all screens: their names are short.
          output: {
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups: [...chunkGroups(import.meta.dirname), shared.group] },
          },
        },
      },
    },
    // Which modules each screen needs, known once they are bundled: `client` then puts the shared ones together.
    survey: {
      consumer: 'client',
      build: {
        write: false,
        minify: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: INPUT,
          output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
        },
      },
    },
    // The server's rendering code in one bundle: our packages cannot be resolved there.
    drawing: {
      consumer: 'server',
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/.server',
        rolldownOptions: {
          input: 'src/app/outside/draw-pages.tsx',
          output: { codeSplitting: false },
        },
      },
    },
  },
  builder: {
    // One configuration: the survey's result reaches the build.
    sharedConfigBuild: true,
    buildApp: async ({ build, environments }) => {
      shared.read(await build(environments.survey!))
      await build(environments.client!)
      await build(environments.drawing!)
    },
  },
})

/** Preloads the latin face of the interface font, so that no text is rendered twice. */
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

/** Server-rendered pages show content first: styles and fonts come before their code. */
function showBeforeCode(): Plugin {
  return {
    name: 'show-before-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('outside.html')
          ? html.replace(
              /<(?:script type="module"|link rel="modulepreload")/g,
              '$& fetchpriority="low"',
            )
          : html,
    },
  }
}

/** In development, the pages outside the shell have their own entry too. */
function serveOutside(): Plugin {
  return {
    name: 'serve-outside',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html')
        if (isPage && request.url && isOutside(request.url)) request.url = '/outside.html'
        next()
      })
    },
  }
}

function unhideFocusable(): Plugin {
  return {
    name: 'unhide-focusable',
    transform: {
      filter: { id: hiddenParts.map((part) => part.file) },
      handler(code, id) {
        const part = hiddenParts.find((candidate) => candidate.file.test(id))
        if (!part) return null
        if (!code.includes(part.from)) this.error(`${id} has changed: look again`)
        return { code: code.replace(part.from, part.to), map: null }
      },
    },
  }
}

/** Precompressed static files: each text file plain, with brotli, and with gzip. */
function compressAhead(): Plugin {
  let folder = ''
  return {
    name: 'compress-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const texts = files.filter((name) => /\.(?:js|css|html|svg)$/.test(name))
      // In parallel on all cores: sequentially it took as long as the build itself.
      await Promise.all(texts.map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  writeFileSync(`${path}.br`, await brotli(bytes, best))
  writeFileSync(`${path}.gz`, await gzip(bytes, { level: 9 }))
}
