import { Icon } from '../../ui/icons/Icon.tsx';

export const TimeIcon = () => <Icon name="clock" size={16} />;

export const DateIcon = () => <Icon name="calendar" size={16} />;

/** The project's icons in the pickers. */
export const pickerIcons = {
  openPickerIcon: DateIcon,
  clearIcon: () => <Icon name="close" size={15} />,
  leftArrowIcon: () => <Icon name="left" size={16} />,
  rightArrowIcon: () => <Icon name="right" size={16} />,
  switchViewIcon: () => <Icon name="down" size={16} />,
};
