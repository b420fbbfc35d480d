import type { Browser } from '../../../../testing/start-product.ts'
import type { WitnessedStep } from './circuit-witness.ts'

/** What a call that must succeed for the walk to go on answered. */
export async function callOrThrow(browser: Browser, ...asked: Parameters<Browser['call']>) {
  const { status, body } = await browser.call(...asked)
  if (status >= 300)
    throw new Error(`${asked[0]} ${asked[1]} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A step as circuits and requests for validation send it. */
export function stepBody({ name, rule, people }: WitnessedStep) {
  return { name, rule, validatorIds: [...people] }
}

/** The amount of a contract as its fields send it. */
export function amountBody({ cents }: { cents: number }) {
  return { values: { amount_incl_tax: cents } }
}
