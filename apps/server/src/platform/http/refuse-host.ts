import { createHash } from 'node:crypto'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOfRequest } from './locale-of-request.ts'

/** Nothing else is served under this name: no font, no image, no script. */
const STYLE = `body{margin:0;background:#fff;color:#1c1d1a;font:16px/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:20vh 1.5rem 2rem}
h1{margin:0 0 .5rem;font-size:1.5rem}p{margin:0;overflow-wrap:anywhere}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * A request under a name that is not the installation's: a page for a browser, in its language.
 * @throws Refused 403 HOST_REFUSED for anything else
 */
export function refuseHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) throw new Refused('FORBIDDEN', 'HOST_REFUSED')
  const locale = localeOfRequest(request)
  const t = createTranslator(locale)
  // Our own texts, without markup: nothing of the request is repeated.
  const title = t('host-refused.title')
  return reply
    .code(403)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><style>${STYLE}</style></head>` +
        `<body><main><h1>${title}</h1><p>${t.refusal({ code: 'HOST_REFUSED' })}</p></main></body></html>`,
    )
}
