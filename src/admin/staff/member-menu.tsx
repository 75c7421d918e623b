import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconLink,
  IconLogout,
  IconMailForward,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserShield,
} from '@tabler/icons-react';

import { useState } from 'react';

import type { StaffMember } from '#domain/schemas/staff.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { membersTexts } from './members.texts.ts';
import { useMemberActions } from './use-member-actions.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What may be done with somebody; of one's own account no more than signing out elsewhere. */
export function MemberMenu({ member, isSelf }: { member: StaffMember; isSelf: boolean }) {
  const t = useTexts(membersTexts);
  const { name, change, inviteAgain, link, makeLink, closeLink, endSessions, resetTotp, remove } =
    useMemberActions(member);
  const [isChangingRole, setChangingRole] = useState(false);
  const { state, hasTotp, sessions } = member;
  const others = isSelf ? sessions > 1 : sessions > 0;
  return (
    <>
      {isChangingRole && <ChangeRoleDialog member={member} onClose={() => setChangingRole(false)} />}
      {link !== null && <InvitationLinkDialog href={link} onClose={closeLink} />}
      <Menu position="bottom-end" withinPortal disabled={isSelf && !others}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray.8"
            size="lg"
            aria-label={t('menu', { name })}
            disabled={isSelf && !others}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {state === 'invited' && (
            <Menu.Item leftSection={<IconMailForward {...icon} />} onClick={() => void inviteAgain()}>
              {t('again')}
            </Menu.Item>
          )}
          {state === 'invited' && (
            <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void makeLink()}>
              {t('makeLink')}
            </Menu.Item>
          )}
          {!isSelf && (
            <Menu.Item leftSection={<IconUserShield {...icon} />} onClick={() => setChangingRole(true)}>
              {t('changeRole')}
            </Menu.Item>
          )}
          {others && (
            <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void endSessions()}>
              {t('endSessions')}
            </Menu.Item>
          )}
          {!isSelf && hasTotp && (
            <Menu.Item leftSection={<IconShieldOff {...icon} />} onClick={() => void resetTotp()}>
              {t('resetTotp')}
            </Menu.Item>
          )}
          {!isSelf && (
            <>
              <Menu.Item
                leftSection={state === 'disabled' ? <IconUserCheck {...icon} /> : <IconUserOff {...icon} />}
                onClick={() => void change({ isDisabled: state !== 'disabled' })}
              >
                {t(state === 'disabled' ? 'enable' : 'disable')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item c="red.9" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
                {t('remove')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
