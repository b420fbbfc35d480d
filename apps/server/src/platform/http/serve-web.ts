import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../../../../web/dist')

/** The built web application; every path that is not a file or the API is a screen of it. */
export async function serveWeb(server: FastifyInstance): Promise<void> {
  if (!existsSync(join(WEB, 'index.html'))) return
  await server.register(fastifyStatic, {
    root: WEB,
    wildcard: false,
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
    request.method === 'GET' || request.method === 'HEAD'
      ? reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
      : reply.code(404).send({ message: 'Not found', code: 'NOT_FOUND' }),
  )
}
