import type { OutgoingAnswer } from './exchange.ts'
import { OutgoingError, type OutgoingFault } from './outgoing-error.ts'

/**
 * The answer, when its status is the expected one.
 *
 * @throws OutgoingError that says what the status means for whoever configured the service.
 */
export function requireStatus(answer: OutgoingAnswer, expected: number): OutgoingAnswer {
  if (answer.status === expected) return answer
  throw new OutgoingError(faultOfStatus(answer.status))
}

function faultOfStatus(status: number): OutgoingFault {
  if (status === 401 || status === 403 || status === 407) return 'CREDENTIALS_REFUSED'
  if (status === 404 || status === 410) return 'NOT_FOUND'
  if (status >= 300 && status < 400) return 'REDIRECTED'
  return status >= 500 || status === 429 ? 'SERVICE_FAILING' : 'UNEXPECTED_ANSWER'
}

/** @example basicAuthorization('tacite', 'secret') // 'Basic dGFjaXRlOnNlY3JldA==' */
export function basicAuthorization(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
}
