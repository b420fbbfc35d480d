import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/api-error.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { logoUrl } from '../../../../platform/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { OptionSection } from '../option-section.tsx'
import {
  companyQuery,
  removeBrand,
  uploadBrand,
  type BrandShown,
  type CompanySettings,
} from './company-queries.ts'

const parts = ['icon', 'logo'] as const

/** The company's images: in the menu, on the sign-in page, in mails. */
export function BrandSection({ settings }: { settings: CompanySettings }) {
  const t = useTexts()
  return (
    <OptionSection title={t('options-company.brand.title')} lead={t('options-company.brand.lead')}>
      <div className="grid gap-6 tablet:grid-cols-2">
        {parts.map((part) => (
          <BrandPart key={part} part={part} shown={settings[part]} />
        ))}
      </div>
    </OptionSection>
  )
}

function BrandPart(brand: BrandShown) {
  const { part, shown } = brand
  const t = useTexts()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (file: File | null) => (file ? uploadBrand(brand, file) : removeBrand(brand)),
    meta: { showsError: true, changes: ['companySettings'] },
    onSuccess: (saved) =>
      queryClient.setQueryData(companyQuery.queryKey, (before) => ({ ...before, ...saved })),
  })
  const { error, variables: chosen } = change
  const isChangedMeanwhile = error instanceof ApiError && error.status === 412
  const type = part === 'icon' ? 'icon' : 'full'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex h-16 items-center justify-between gap-3">
        {/* Another image needs another address: the browser shows one that it knows without asking again. */}
        <img
          src={`${logoUrl(type)}&version=${shown ?? 'none'}`}
          alt={t(`options-company.brand.${part}.now`)}
          className="max-h-12 max-w-40 object-contain"
        />
        {shown && (
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
        error={error ? messageOf(error) : null}
        onFiles={([file]) => file && change.mutate(file)}
      />
      {isChangedMeanwhile && chosen && (
        <Button size="small" className="self-start" onClick={() => change.mutate(chosen)}>
          {t('administration.conflict.keepMine')}
        </Button>
      )}
    </div>
  )
}
