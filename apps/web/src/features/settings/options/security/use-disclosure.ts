import { useState } from 'react'

/** Replaces a button by the form it opens: the focus moves to the form, and back to the button. */
export function useDisclosure() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return {
    isOpen: state === 'open',
    wasOpen: state === 'closed',
    setOpen: (isOpen: boolean) => setState(isOpen ? 'open' : 'closed'),
  }
}
