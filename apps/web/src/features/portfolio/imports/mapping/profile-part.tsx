import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { profilesQuery, saveProfile, type Rules } from '../plan-queries.ts'
import { ProfileActs } from './profile-acts.tsx'

/** Rules that were kept under a name: used again, renamed, deleted, or kept. */
export function ProfilePart({ rules, onUse }: { rules: Rules; onUse: (rules: Rules) => void }) {
  const t = useTexts()
  const { data } = useQuery(profilesQuery)
  const [name, setName] = useState('')
  const [used, setUsed] = useState<string | null>(null)
  const keep = useMutation({
    mutationFn: () => saveProfile(name.trim(), rules),
    meta: { changes: ['imports'] },
    onSuccess: () => {
      setName('')
      toasts.success(currentTexts()('import-plan.profile.kept'))
    },
  })
  const profiles = data?.value ?? []
  const chosen = profiles.find(({ _id }) => _id === used)
  return (
    <TitledSection title={t('import-plan.profile.title')} lead={t('import-plan.profile.lead')}>
      <div className="flex flex-wrap items-end gap-4">
        {profiles.length > 0 && (
          <Select
            label={t('import-plan.profile.use')}
            className="w-64"
            options={profiles.map((each) => ({ value: each._id, label: each.name }))}
            value={chosen ? used : null}
            placeholder={t('import-plan.index.choose')}
            onChange={(id) => {
              setUsed(id)
              const profile = profiles.find(({ _id }) => _id === id)
              if (profile) onUse(profile.rules)
            }}
          />
        )}
        {chosen && (
          <ProfileActs key={chosen._id} profile={chosen} onDeleted={() => setUsed(null)} />
        )}
        <TextField
          label={t('import-plan.profile.name')}
          className="w-64"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          isBusy={keep.isPending}
          disabledReason={name.trim() === '' ? t('import-plan.profile.unnamed') : null}
          onClick={() => keep.mutate()}
        >
          {t('import-plan.profile.keep')}
        </Button>
      </div>
    </TitledSection>
  )
}
