import { MARKUP_POLICIES } from '@tacite/api/markup-policies.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Markup and scripts from a text are refused by the browser, but for these few makers in our own code.
  "require-trusted-types-for 'script'",
  `trusted-types ${Object.values(MARKUP_POLICIES).join(' ')}`,
].join('; ')

/** No inline script, no foreign origin, no frame. API answers are never cached. */
export function securityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  void reply.headers({
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
  if (request.protocol === 'https')
    void reply.header('strict-transport-security', 'max-age=31536000')
  if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  done()
}
