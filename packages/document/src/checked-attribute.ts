import type { AttributeSpec } from 'prosemirror-model'
import type { AttributeRule } from './attribute-rules.ts'

/** A schema attribute with its validation rule; required without a default. */
export function checkedAttribute(rule: AttributeRule, ...initial: [unknown?]): AttributeSpec {
  const validate = (value: unknown): void => {
    if (!rule(value)) throw new RangeError('Attribute value not allowed')
  }
  return initial.length > 0 ? { default: initial[0], validate } : { validate }
}
