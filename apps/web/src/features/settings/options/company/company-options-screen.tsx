import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { OptionsFrame } from '../options-frame.tsx'
import { BackupsSection } from './backups-section.tsx'
import { BrandSection } from './brand-section.tsx'
import { companyQuery } from './company-queries.ts'
import { CompanyFormSection } from './company-form-section.tsx'
import { EscalationSection } from './escalation-section.tsx'
import { LetterheadSection } from './letterhead-section.tsx'
import { ReceivedFilesSection } from './received-files-section.tsx'
import { SecondFactorPolicySection } from './second-factor-policy-section.tsx'
import { SignUpSection } from './sign-up-section.tsx'

/** Company-wide settings. */
export function CompanyOptionsScreen() {
  const t = useTexts()
  const { data, error } = useQuery(companyQuery)
  return (
    <OptionsFrame part="company">
      {error && !data && (
        <EmptyState title={t('options-company.refused')}>{messageOf(error)}</EmptyState>
      )}
      {!error && !data && (
        <LoadingRegion>
          <Skeleton className="h-120 w-full" />
        </LoadingRegion>
      )}
      {data && (
        <>
          <CompanyFormSection settings={data} />
          <EscalationSection />
          <SignUpSection />
          <SecondFactorPolicySection />
          <BrandSection settings={data} />
          <LetterheadSection settings={data} />
          <ReceivedFilesSection />
          <BackupsSection />
        </>
      )}
    </OptionsFrame>
  )
}
