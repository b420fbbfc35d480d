import { useState } from 'react'

const storageKey = 'tacite.menuCollapsed'

/** Whether the side menu is narrow, remembered on this device. */
export function useMenuCollapse(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === '1')
  const toggle = () => {
    localStorage.setItem(storageKey, isCollapsed ? '0' : '1')
    setCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}
