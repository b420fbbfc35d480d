/**
 * Changes that the type check would refuse or that any test notices: a kind `''`, an object without its keys, a
 * function without its body. They cost time and would only inflate the score.
 */
export const EXCLUDED_MUTATIONS = [
  'ArrowFunction',
  'BlockStatement',
  'ObjectLiteral',
  'OptionalChaining',
  'StringLiteral',
]

/** Stryker's own string in an empty array is not a mistake that the type check would accept. */
export function isTypedRight({ replacement }: { replacement?: string }): boolean {
  return !replacement?.includes('Stryker was here')
}
