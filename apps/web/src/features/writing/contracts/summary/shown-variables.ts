import { fieldsAskedBy } from '@tacite/document/asked-fields.ts'
import { variablesOutside } from '@tacite/document/repeats/repeats-in.ts'
import { ASKED_OF_EVERY_CONTRACT } from '@tacite/domain/contracts/system-fields.ts'
import { toDocument, type WireDocument } from '../../texts/public.tsx'

/** The values of a contract: those of its text, and those that it is asked for. */
export function shownVariables(wire: WireDocument): string[] {
  const document = toDocument(wire)
  const asked = fieldsAskedBy(wire.fields, document, wire.values)
  return [
    ...new Set([
      ...ASKED_OF_EVERY_CONTRACT,
      ...variablesOutside(document),
      ...asked.map(({ variable }) => variable),
    ]),
  ]
}
