import '#web/theme/mantine.css';
import '#web/theme/global.css';
import '#web/theme/dialogs.css';
