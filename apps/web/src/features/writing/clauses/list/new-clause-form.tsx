import { useLocale } from '../../../../platform/locale.ts'
import { useGo } from '../../../../platform/go.ts'
import { paths } from '../../../../platform/paths.ts'
import {
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../../../settings/administration/public.tsx'
import { CLAUSE_SETS, ClauseFields, type ClauseValues } from '../clause-fields.tsx'
import type { ClauseRecord } from '../clause-queries.ts'
import { clauses } from '../clause-records.ts'

/** A new clause, filed in the category that is shown; it opens on its text. */
export function NewClauseForm({ address }: { address: AdminAddress }) {
  const go = useGo()
  const blank: ClauseValues = {
    title: '',
    description: '',
    useWhen: '',
    guidance: '',
    stance: 'standard',
    categoryId: address.asked['categoryId'] ?? null,
    folderIds: [],
    locale: useLocale(),
  }
  const { form, panel } = useEditedRecord({
    address,
    records: clauses,
    texts: 'clauses',
    record: null as ClauseRecord | null,
    nameOf: ({ title }) => title,
    initial: blank,
    sets: CLAUSE_SETS,
    onSaved: ({ _id }) => go(paths.clause(_id)),
  })
  return (
    <RecordPanel {...panel}>
      <ClauseFields clause={null} form={form} />
    </RecordPanel>
  )
}
