import type { Browser } from '../start-product.ts'
import type { Values } from './scenes.ts'

/** What a company describes its contracts with, one of each. */
export async function libraryBelongings(administrator: Browser): Promise<Values> {
  const make = async (noun: string, form: object) =>
    (await administrator.call('POST', `/administration/${noun}`, form)).body._id
  return {
    // One field is asked by the value of the other.
    fieldId: await make('tagged-fields', { label: 'demande', type: 'text' }),
    categoryId: await make('categories', { name: 'Dessous', kind: 'clause' }),
    parentCategoryId: await make('categories', { name: 'Dessus', kind: 'clause' }),
    otherId: await make('counterparties', { name: 'Élan Sud' }),
    onFieldId: await make('tagged-fields', { label: 'decide', type: 'duration' }),
  }
}
