import { CONTRACT_ACTS } from '@tacite/domain/acts/contract-acts.ts'
import type { Endpoint } from '@tacite/api/endpoint.ts'
import type { Route } from './route.ts'

/** @throws Error when a route does not say who may call it, what it answers, or what it does to what: nothing starts. */
export function checkDeclarations(routes: readonly Route[]): void {
  refuseDuplicates(routes)
  refuseUndeclared(routes)
  refuseWithoutAct(routes)
}

function refuseUndeclared(routes: readonly Route[]): void {
  for (const { endpoint } of routes) {
    const { method, path, access, response }: Partial<Endpoint> = endpoint
    if (access === undefined || response === undefined)
      throw new Error(`${method} ${path} must declare who may call it, and what it answers`)
  }
}

function refuseDuplicates(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { endpoint } of routes) {
    const key = `${endpoint.method} ${endpoint.path}`
    if (seen.has(key)) throw new Error(`Two routes answer ${key}`)
    seen.add(key)
  }
}

/** An endpoint about one contract or text declares its act, which determines the rights it needs. */
function refuseWithoutAct(routes: readonly Route[]): void {
  for (const { endpoint } of routes) {
    const isAboutContract = endpoint.path.includes(':contractId')
    const rights = endpoint.act && CONTRACT_ACTS[endpoint.act]
    const isOfAct =
      rights?.level === endpoint.level && (!rights || rights.permissions[0] === endpoint.access)
    if (isAboutContract !== (rights !== undefined) || !isOfAct)
      throw new Error(
        `${endpoint.method} ${endpoint.path} must declare its act exactly when it is about one contract`,
      )
    const declaresText = endpoint.text !== undefined && endpoint.access === 'textOwner'
    const namesText = endpoint.text !== undefined || endpoint.access === 'textOwner'
    const isAboutText = endpoint.path.includes(':textId')
    if (isAboutText ? !declaresText : namesText)
      throw new Error(
        `${endpoint.method} ${endpoint.path} must declare what is done with a text exactly when it is about one`,
      )
  }
}
