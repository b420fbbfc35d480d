import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../platform/app-link.tsx'
import { contractQuery } from '../../../../platform/contract.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'

/** Says which contract the signed PDF will amend, and where what it changes is stated. */
export function AmendedBand({ amends }: { amends: string }) {
  const t = useTexts()
  const { data: contract } = useQuery(contractQuery(amends))
  if (!contract) return null
  return (
    <p className="rounded-md bg-accent-soft px-4 py-2 break-words text-accent-ink">
      {t('new-contract.signed.amends')}{' '}
      <TextLink render={<AppLink to={paths.contractEdit(amends)} />}>{contract.title}</TextLink>
      {', '}
      <span className="tabular-nums">{contract.reference}</span>
      {'. '}
      {t('new-contract.signed.amendsHint')}
    </p>
  )
}
