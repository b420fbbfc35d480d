import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** The amendment by its reference, for who may read it; otherwise that there is one. */
export function SettingDocument({ setBy }: Pick<AmendedValue, 'setBy'>) {
  const t = useTexts()
  const { _id, reference, title, signedOn: day } = setBy
  if (_id === null || reference === null) return t('amendments.setBy.hidden', { day })
  return (
    <TextLink render={<AppLink to={paths.contractEdit(_id)} title={title ?? undefined} />}>
      {t('amendments.setBy.document', { reference, day })}
    </TextLink>
  )
}
