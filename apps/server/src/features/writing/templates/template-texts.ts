import { companyCurrency } from '../../../platform/database/company-currency.ts'
import { taggedFields, type TextOwnerRules } from '../texts/public.ts'

/** How a template decides on access to its text: by permission; a retired one stays as it is. */
export const templateTexts: TextOwnerRules = {
  changed: async (db, id) => {
    await db.update('template').set({ is_changed: true }).where('template.id', '=', id).execute()
  },
  readerOf: () => Promise.resolve('author'),
  changeRefusal: async (db, id) => {
    const { retired_at: retiredAt } = await db
      .select('template')
      .where('template.id', '=', id)
      .select('template.retired_at')
      .executeTakeFirstOrThrow()
    return retiredAt === null ? null : { code: 'TEMPLATE_RETIRED' }
  },
  fieldsOf: async (db) => ({
    fields: await taggedFields(db),
    values: {},
    currency: await companyCurrency(db),
  }),
  headOf: async (db, id) => {
    const { title } = await db
      .select('template')
      .where('template.id', '=', id)
      .select('template.title')
      .executeTakeFirstOrThrow()
    return { title, reference: '', parties: [] }
  },
  isOneSection: false,
}
