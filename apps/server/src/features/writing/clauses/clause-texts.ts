import { companyCurrency } from '../../../platform/database/company-currency.ts'
import { taggedFields, type TextOwnerRules } from '../texts/public.ts'

/**
 * How a clause decides on access to its text: by permission; and it stays a single section, to be inserted into other
 * texts.
 */
export const clauseTexts: TextOwnerRules = {
  changed: async (db, id, { personId }) => {
    await db
      .update('clause')
      .set({ is_changed: true, updated_by: personId })
      .where('clause.id', '=', id)
      .execute()
  },
  readerOf: () => Promise.resolve('author'),
  changeRefusal: () => Promise.resolve(null),
  fieldsOf: async (db) => ({
    fields: await taggedFields(db),
    values: {},
    currency: await companyCurrency(db),
  }),
  headOf: async (db, id) => {
    const { title } = await db
      .select('clause')
      .where('clause.id', '=', id)
      .select('clause.title')
      .executeTakeFirstOrThrow()
    return { title, reference: '', parties: [] }
  },
  isOneSection: true,
}
