import { expect, test } from 'vitest'
import { formatBox, cloudflareLimitNotice, missingIdentifiersNotice } from './notices.ts'

test('F27 a build that cannot send messages lists the missing identifiers', () => {
  const notice = formatBox(missingIdentifiersNotice(['VITE_EMAILJS_PUBLIC_KEY']))
  expect(notice).toContain('THIS BUILD CANNOT SEND ANY MESSAGE')
  expect(notice).toContain('VITE_EMAILJS_PUBLIC_KEY')
})

test('warns about a policy that is too long for Cloudflare Pages', () => {
  const line = (length: number) => `  Content-Security-Policy: ${'x'.repeat(length - 27)}`
  expect(cloudflareLimitNotice(`/*\n${line(2000)}\n`)).toBeUndefined()
  expect(cloudflareLimitNotice(`/*\n${line(2001)}\n`)?.join(' ')).toContain(
    '_headers has 2001 characters',
  )
})
