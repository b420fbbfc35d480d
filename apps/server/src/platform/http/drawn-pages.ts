import type { DrawingModule, PageDrawer, WebBuild } from '@tacite/api/drawn-page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { localeOfVisitor } from './locale-of-request.ts'

const compressed = promisify(gzip)

/** Serves a page for people without an account; false when the address is not one of those pages. */
export type DrawPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * Pages that show their content before their code has loaded, rendered by the web build. Contract data is fetched
 * from the API as the browser would, with its cookies: without access, the page is rendered without it.
 */
export function drawnPages(server: FastifyInstance, root: string): DrawPage | null {
  if (!existsSync(join(root, DRAWER))) return null
  const drawerOfBuild = latestDrawer(root)
  return async (request, reply) => {
    const drawer = await drawerOfBuild()
    const asked = drawer.asksOf(request.url)
    if (!asked) return false
    const page = await drawer.draw({
      address: request.url,
      locale: localeOfVisitor(request),
      answers: await answersTo(server, request, asked),
    })
    // Content depends on the cookies, so nothing about a contract may be cached.
    void reply.header('cache-control', 'private, no-store')
    void reply.header('vary', 'accept-encoding, accept-language, cookie')
    if ('redirectTo' in page) void reply.redirect(page.redirectTo, 302)
    else await sendHtml(request, reply, page.html)
    return true
  }
}

const DRAWER = '.server/draw-pages.js'

/** Loaded when a page is first requested, and again when the build changes. */
function latestDrawer(root: string): () => Promise<PageDrawer> {
  let opened: { build: number; drawer: Promise<PageDrawer> } | null = null
  return async () => {
    const { mtimeMs } = await stat(join(root, DRAWER))
    if (opened?.build !== mtimeMs) opened = { build: mtimeMs, drawer: openDrawer(root, mtimeMs) }
    return opened.drawer
  }
}

async function openDrawer(root: string, build: number): Promise<PageDrawer> {
  const url = pathToFileURL(join(root, DRAWER))
  url.search = String(build)
  const [module, template, manifest] = await Promise.all([
    import(url.href) as Promise<DrawingModule>,
    readFile(join(root, 'outside.html'), 'utf8'),
    readFile(join(root, '.vite/manifest.json'), 'utf8'),
  ])
  return module.openDrawer({ template, manifest: JSON.parse(manifest) as WebBuild['manifest'] })
}

/** Successful answers only: the page's code requests again and shows a refusal itself. */
async function answersTo(
  server: FastifyInstance,
  request: FastifyRequest,
  paths: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const answers = await Promise.all(
    paths.map(async (path): Promise<[string, unknown][]> => {
      const answer = await server.inject({
        method: 'GET',
        url: path,
        headers: callerHeaders(request),
        remoteAddress: request.socket.remoteAddress ?? '',
      })
      return answer.statusCode === 200 ? [[path, answer.json()]] : []
    }),
  )
  return new Map(answers.flat())
}

/** The caller, their address and their language. */
function callerHeaders({ headers }: FastifyRequest): Record<string, string> {
  const names = ['cookie', 'user-agent', 'host', 'x-forwarded-for', 'x-forwarded-proto']
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  void reply.type('text/html; charset=utf-8')
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    void reply.header('content-encoding', 'gzip').send(await compressed(html))
  else void reply.send(html)
}
