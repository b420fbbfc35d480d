import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../../../platform/http/route.ts'
import { isLoopback } from '../../../platform/settings.ts'

/** A password over a clear line beyond this machine could be read by anyone: sign-in says why it refuses. */
export function requireSafeChannel(reply: FastifyReply, caller: Caller): void {
  const isSafe = reply.request.protocol === 'https' || isLoopback(caller.ip.replace(/^::ffff:/, ''))
  if (!isSafe) throw new Refused('FORBIDDEN', 'TLS_NEEDED')
}
