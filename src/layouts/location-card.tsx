import { styled } from 'styled-components'
import type { contact } from '#src/page-content/contact.ts'
import { theme } from '#src/theme/theme.ts'
import { Illustration } from '#src/features/illustration.tsx'
import { TextLines } from '#src/ui/contact-details.tsx'
import { hideInPrint } from '#src/ui/mixins.ts'

type LocationCardProps = Pick<typeof contact, 'details' | 'location'>

/** The address of the organisation with its map and directions. */
export function LocationCard({ details, location }: LocationCardProps) {
  const { map, title, access } = location
  return (
    <MapCard>
      {map && <Illustration {...map} width={560} height={360} />}
      <div>
        <h3>{title}</h3>
        <TextLines lines={details.address.lines} />
        {access && <p>{access}</p>}
      </div>
    </MapCard>
  )
}

const MapCard = styled.div`
  border: ${theme.size.thinBorder} solid ${theme.color.ink};

  & > img {
    width: 100%;
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.ink};

    ${hideInPrint}
  }
  & > div {
    padding: ${theme.space[4]} ${theme.layout.boxPadding};
  }
  & p {
    margin-top: ${theme.space[2]};
  }
  & p > span {
    display: block;
  }
`
