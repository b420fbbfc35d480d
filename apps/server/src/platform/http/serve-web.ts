import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { drawnPages } from './drawn-pages.ts'

const WEB = join(import.meta.dirname, '../../../../web/dist')

/** Serves the built web application; every path that is neither a file nor the API is one of its screens. */
export async function serveWeb(
  server: FastifyInstance,
  { log, root = WEB }: { log: Log; root?: string },
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return
  const assets = join(root, 'assets')
  // Files have a route each, so a missing one needs no disk lookup before it is treated as a screen.
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['assets/**', '*.html*'],
    index: false,
    setHeaders: (reply, path) => void reply.header('cache-control', keptFor(path, assets)),
  })
  // Those of a newer build are picked up without a restart. A route of the plugin's would list the whole folder, of
  // thousands of files, at each request.
  server.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:file',
    handler: ({ params }, reply) => reply.sendFile(params.file, assets),
  })
  const drawPage = drawnPages(server, root)
  server.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) void reply.code(404).send({ message: 'Not found', code: 'NOT_FOUND' })
    else if (!drawPage) sendPage(reply, 'index.html')
    else
      drawPage(request, reply).then(
        (isDrawn) => isDrawn || sendPage(reply, 'index.html'),
        (error: unknown) => {
          log.error('page.draw.failed', { error })
          // The client renders it then.
          sendPage(reply, 'outside.html')
        },
      )
  })
}

/** What is named by the hash of its content never changes. */
function keptFor(path: string, assets: string): string {
  return path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Returns nothing: Fastify would watch a returned reply until its end a second time. */
function sendPage(reply: FastifyReply, file: string): void {
  void reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false })
}

/** A missing file (of an older build) must not be answered with a page. */
function isScreen({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/assets/')
}
