import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, preview } from 'vite'

const root = join(import.meta.dirname, '../../apps/web')

/**
 * The web's development build, with screens that no production build contains, in front of a running product.
 *
 * @param outDir an empty directory for the build
 */
export async function startDevelopmentWeb(
  productUrl: string,
  outDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const settings = {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    define: { 'import.meta.env.VITE_DEV_UI': '"1"' },
    build: { outDir },
  } as const
  await build(settings)
  const { httpServer, close } = await preview({
    ...settings,
    // The session cookie is for this host.
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': productUrl } },
  })
  const { port } = httpServer.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: close }
}
