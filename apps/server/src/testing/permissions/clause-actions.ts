import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Answer, Browser, Method } from '../start-product.ts'

export type GatedAction = [action: string, permission: Permission, ask: () => Promise<Answer>]

/** What is gated about the clause library; the last one deletes the clause. */
export function clauseActions(given: () => { browser: Browser; clauseId: string }): GatedAction[] {
  const ask = (method: Method, path: string, body?: object) =>
    given().browser.call(method, path, body)
  const clause = (method: Method, end = '', body?: object) =>
    ask(method, `/clauses/${given().clauseId}${end}`, body)
  const form = { title: 'Plafond', locale: 'fr' }
  const variant = { title: 'x', stance: 'refused' }
  return [
    ['read a clause', 'contracts:clause:list', () => clause('GET')],
    ['choose a clause to insert', 'contracts:clause:list', () => ask('GET', '/choices/clauses')],
    ['create a clause', 'contracts:clause:create', () => ask('POST', '/clauses', form)],
    ['add a variant', 'contracts:clause:create', () => clause('POST', '/variants', variant)],
    ['edit a clause', 'contracts:clause:update', () => clause('PUT', '', form)],
    ['publish a clause', 'contracts:clause:update', () => clause('POST', '/versions', {})],
    ['delete a clause', 'contracts:clause:delete', () => clause('DELETE')],
  ]
}
