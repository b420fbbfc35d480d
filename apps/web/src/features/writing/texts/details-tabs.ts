/** The tabs beside a text: their words do not fit one line of this column, only the open one has its own beside its icon. */
export const DETAILS_TABS = [
  '[&_[role=tablist]]:gap-0 [&_[role=tablist]]:py-1.5',
  '[&_[role=tab]]:h-7 [&_[role=tab]]:rounded-md [&_[role=tab]]:px-1.5 [&_[role=tab]]:text-sm',
  '[&_[role=tab]]:min-w-7 [&_[role=tab]]:justify-center [&_[role=tab]>svg]:size-4 [&_[role=tab][data-active]]:px-2',
  '[&_[role=tab][data-active]]:min-w-0 [&_[role=tab][data-active]]:shrink',
  '[&_[role=tab][data-active]]:bg-accent-soft [&_[role=tab][data-active]]:text-accent-ink',
  '[&_[role=tab][data-active]]:shadow-none',
].join(' ')
