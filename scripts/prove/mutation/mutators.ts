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
