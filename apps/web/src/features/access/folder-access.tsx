import { WhoSees } from './who-sees.tsx'

export function SeersOfFolder({ folderId }: { folderId: string }) {
  return <WhoSees seen={{ kind: 'folder', id: folderId }} />
}
