import type { ReactNode } from 'react'
import { CompanyLayout } from './company-layout.tsx'

export function IndividualLayout({ children }: { children: ReactNode }) {
  return <CompanyLayout space="individual">{children}</CompanyLayout>
}
