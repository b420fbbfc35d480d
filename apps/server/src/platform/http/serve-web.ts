import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../../../../web/dist')

/** The built web application; every path that is not a file or the API is a screen of it. */
export async function serveWeb(server: FastifyInstance, root = WEB): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  server.setNotFoundHandler((request, reply) =>
    isScreen(request)
      ? reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
      : reply.code(404).send({ message: 'Not found', code: 'NOT_FOUND' }),
  )
}

/** A file that is gone (an older build's) must not be answered with a page. */
function isScreen({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/assets/')
}
