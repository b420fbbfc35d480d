import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../../../platform/http/route.ts'
import { isLoopback } from '../../../platform/loopback.ts'

/** A password over a plain connection beyond this machine could be read by anyone: sign-in refuses and says why. */
export function requireSafeChannel(reply: FastifyReply, caller: Caller): void {
  const isSafe = reply.request.protocol === 'https' || isLoopback(caller.ip.replace(/^::ffff:/, ''))
  if (!isSafe) throw new Refused('FORBIDDEN', 'TLS_NEEDED')
}
