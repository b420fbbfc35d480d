import { useState } from 'react'

/** A form in the place of the button that opens it: the focus goes to the form, and back to the button. */
export function useDisclosure() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return {
    isOpen: state === 'open',
    wasOpen: state === 'closed',
    setOpen: (isOpen: boolean) => setState(isOpen ? 'open' : 'closed'),
  }
}
