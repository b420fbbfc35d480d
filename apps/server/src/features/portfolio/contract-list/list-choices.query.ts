import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { numberedChoicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import {
  contractTypeSource,
  counterpartySource,
  folderSource,
} from '../../settings/choices/public.ts'

type ListReader = Reader & { locale: Locale }

interface Asked {
  name: string
  $top: number
  $skip: number
}

/** The three calls of the wire that filter the list: the sources of the choice fields, with offsets. */
const listChoices =
  (sourceFor: (reader: Reader) => ChoiceSource) =>
  (db: CompanyDatabase, reader: ListReader, { name, $top, $skip }: Asked) =>
    numberedChoicePage(db, reader.locale, sourceFor(reader), {
      q: name,
      limit: rowLimit($top),
      skip: $skip,
    })

export const folderChoices = listChoices(folderSource)
export const typeChoices = listChoices(contractTypeSource)
export const supplierChoices = listChoices(counterpartySource)
