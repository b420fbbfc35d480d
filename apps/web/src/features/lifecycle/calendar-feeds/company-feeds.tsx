import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'

const CompanyFeedsDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./company-feeds-dialog.tsx'),
    loadTexts('calendar-feeds'),
  ])
  return module
})

/** Opens the calendars of everybody, for administrators of people. */
export function CompanyFeeds({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<CalendarDays aria-hidden />}
        aria-haspopup="dialog"
        className="desktop:group-data-narrowed/list:hidden"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense>{isOpen && <CompanyFeedsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
