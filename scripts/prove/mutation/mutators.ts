/**
 * Changes that the type check would refuse or that any test notices: a kind `''`, an object without its keys, a
 * function without its body. They cost time and would only raise the score.
 */
export const EXCLUDED_MUTATIONS = [
  'ArrowFunction',
  'BlockStatement',
  'ObjectLiteral',
  'OptionalChaining',
  'StringLiteral',
]

/** A sentence of Stryker's own put into an empty list is no slip that the type check would let through. */
export function isTypedRight({ replacement }: { replacement?: string }): boolean {
  return !replacement?.includes('Stryker was here')
}
