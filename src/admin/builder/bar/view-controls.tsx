import { ActionIcon, Group, Menu, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconZoomIn } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { useWorkspace, viewports, zooms } from '../workspace/workspace.ts';

const signs = { 390: IconDeviceMobile, 800: IconDeviceTablet, 1280: IconDeviceDesktop } as const;

/** The width at which the shop is shown, and how large. */
export function ViewControls() {
  const t = useTexts(builderTexts);
  const { viewport, zoom, set } = useWorkspace();
  return (
    <Group gap={6} wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label={t('viewport')}
        value={String(viewport)}
        onChange={(value) => set({ viewport: viewports.find((one) => String(one) === value) ?? 1280 })}
        data={viewports.map((width) => {
          const Sign = signs[width];
          return {
            value: String(width),
            label: (
              <Tooltip label={t(`viewport.${width}`)}>
                <span className="vt-bar__sign">
                  <Sign size={18} stroke={1.75} aria-hidden />
                  <VisuallyHidden>{t(`viewport.${width}`)}</VisuallyHidden>
                </span>
              </Tooltip>
            ),
          };
        })}
      />
      <Menu withinPortal position="bottom">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            aria-label={`${t('zoom')}: ${zoom === 'fit' ? t('fit') : `${zoom * 100} %`}`}
          >
            <IconZoomIn size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup
            value={String(zoom)}
            onChange={(value) => set({ zoom: zooms.find((one) => String(one) === value) ?? 'fit' })}
          >
            {(['fit', ...zooms] as const).map((one) => (
              <Menu.RadioItem key={one} value={String(one)} closeMenuOnClick>
                {one === 'fit' ? t('fit') : `${one * 100} %`}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
