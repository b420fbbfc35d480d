import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import { expandRepeats } from '@tacite/document/repeats/expand-repeats.ts'
import { repeatingNodes } from '@tacite/document/repeats/repeats-in.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { TaggedField, TextFields } from './fields.ts'

/** A section as its contract reads: each repeated passage once for each row. */
export function writtenRows(
  content: RichText,
  fields: TextFields,
): { content: RichText; fields: TextFields } {
  if (repeatingNodes(content).length === 0) return { content, fields }
  const section = { id: '', level: 1, title: '', audience: 'anyone', content } as const
  const block = { id: '', kind: 'body', name: '', description: '', sections: [section] } as const
  const { document, context } = expandRepeats(
    { title: '', numbering: 'none', blocks: [{ ...block, sections: [section] }] },
    {
      definitions: [...fields.byVariable.values()] as unknown as FieldDefinition[],
      values: fields.values,
      locale: fields.locale,
    },
  )
  const definitions = context.definitions as unknown as TaggedField[]
  return {
    content: document.blocks[0]!.sections[0]!.content,
    fields: {
      ...fields,
      byVariable: new Map(definitions.map((field) => [field.variable, field])),
      values: context.values,
    },
  }
}
