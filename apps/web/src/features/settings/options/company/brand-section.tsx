import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { logoUrl } from '../../../../platform/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { OptionSection } from '../option-section.tsx'
import { companyQuery, removeBrand, uploadBrand, type CompanySettings } from './company-queries.ts'

const parts = ['icon', 'logo'] as const

/** The company's images: in the menu, on the sign-in page, in mails. */
export function BrandSection({ settings }: { settings: CompanySettings }) {
  const t = useTexts()
  return (
    <OptionSection title={t('options-company.brand.title')} lead={t('options-company.brand.lead')}>
      <div className="grid gap-6 tablet:grid-cols-2">
        {parts.map((part) => (
          <BrandPart
            key={part}
            part={part}
            isOwn={part === 'icon' ? settings.hasIcon : settings.hasLogo}
          />
        ))}
      </div>
    </OptionSection>
  )
}

function BrandPart({ part, isOwn }: { part: 'icon' | 'logo'; isOwn: boolean }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (file: File | null) => (file ? uploadBrand(part, file) : removeBrand(part)),
    meta: { showsError: true, changes: ['companySettings'] },
    onSuccess: (saved) =>
      queryClient.setQueryData(companyQuery.queryKey, (before) => ({ ...before, ...saved })),
  })
  const type = part === 'icon' ? 'icon' : 'full'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex h-16 items-center justify-between gap-3">
        {/* The address stays the same for another image: force a refetch. */}
        <img
          key={change.submittedAt}
          src={logoUrl(type)}
          alt={t(`options-company.brand.${part}.now`)}
          className="max-h-12 max-w-40 object-contain"
        />
        {isOwn && (
          <Button size="small" variant="quiet" onClick={() => change.mutate(null)}>
            {t(`options-company.brand.${part}.remove`)}
          </Button>
        )}
      </div>
      <FileDrop
        label={t(`options-company.brand.${part}.choose`)}
        hint={t('options-company.brand.hint')}
        accept="image/png,image/jpeg,image/webp"
        isBusy={change.isPending}
        error={change.error ? messageOf(change.error) : null}
        onFiles={([file]) => file && change.mutate(file)}
      />
    </div>
  )
}
